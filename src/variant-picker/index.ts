export * as VariantPicker from './index.parts.js'
