import product from '../../../../package.json' with { type: 'json' }

/** The product's version, which only the root package.json states. */
export const { version } = product
