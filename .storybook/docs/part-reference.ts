/** What the types and docstrings say about one component. */
export interface PartReference {
  /** `ProductList.Root` */
  readonly name: string
  /** `storefront-react/search` */
  readonly entry: string
  readonly description: string
  readonly props: readonly PropReference[]
  readonly attributes: readonly AttributeReference[]
}

export interface PropReference {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly default: string | undefined
  readonly description: string
}

export interface AttributeReference {
  /** `data-busy` */
  readonly name: string
  readonly type: string
  readonly description: string
}
