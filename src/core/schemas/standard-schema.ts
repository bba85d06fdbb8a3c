/**
 * The part of the Standard Schema interface that this package uses. It accepts schemas of zod, valibot, arktype and
 * others without a dependency on them.
 *
 * @see https://standardschema.dev
 */
export interface StandardSchema<Output = unknown, Input = unknown> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

export type StandardResult<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] }

export interface StandardIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** The output type of a schema. */
export type OutputOf<S> = S extends StandardSchema<infer Output> ? Output : never
