export { Description, type DescriptionProps, type DescriptionState } from './description.js'
