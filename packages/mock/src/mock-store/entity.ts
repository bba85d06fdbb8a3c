/** The id is also the pagination cursor. */
export interface Entity {
  readonly id: string
}
