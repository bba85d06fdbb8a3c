/** Leaves out the index signature of a type that keeps unknown keys. */
export type DeclaredName<T> = keyof { [Name in keyof T as string extends Name ? never : Name]: unknown }

/** A field is optional if it is optional in `T`, or if `Defaults` has a value of its type. */
export type BuilderFields<T, Defaults, Excluded = never> = {
  readonly [Name in Exclude<DeclaredName<T>, Excluded>]?: T[Name]
} & {
  readonly [
    Name in Exclude<DeclaredName<T>, Excluded> as HasDefault<T, Name, Defaults> extends true ? never : Name
  ]: T[Name]
}

type HasDefault<T, Name extends keyof T, Defaults> = Name extends keyof Defaults
  ? Defaults[Name] extends T[Name]
    ? true
    : false
  : Partial<Pick<T, Name>> extends Pick<T, Name>
    ? true
    : false
