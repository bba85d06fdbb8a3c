export const ADD_LABEL = 'Add to cart'
