/** Changes to the products of a server that is yours. Only products that `insert` added are removed. */
export interface DoctorMutations {
  /** Adds this product and returns its id. The server may assign another id than the given one. */
  insert(
    product: Readonly<Record<string, unknown>> & { readonly id: string; readonly name: string },
  ): string | Promise<string>
  rename(id: string, name: string): void | Promise<void>
  remove(id: string): void | Promise<void>
}
