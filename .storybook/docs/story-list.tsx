import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/** Links to the stories. A page with all of them at once would be slow, and their landmarks would repeat. */
export function StoryList() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('dev'))
  return (
    <ul>
      {stories.map(({ id, name, parameters }) => (
        <li key={id}>
          {/* The page is in a frame of Storybook. */}
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
          {describe(parameters)}
        </li>
      ))}
    </ul>
  )
}

/** The comment above the story. */
function describe(parameters: Readonly<Record<string, unknown>>): string {
  const { docs } = parameters as { docs?: { description?: { story?: string } } }
  const text = docs?.description?.story
  return text ? `: ${text}` : ''
}
