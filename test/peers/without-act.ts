import { beforeAll } from 'vitest'

// React 18 refuses a component that suspends inside of `act`. A hook, because setup files run in any order.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
