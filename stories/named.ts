/** The name of a value in `mapping` of an arg. Storybook passes the value to the story, and Controls show the name. */
export const named = (name: string) => name as never
