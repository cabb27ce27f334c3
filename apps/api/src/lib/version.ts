import product from '../../../../package.json' with { type: 'json' }

/** The product's version: the root package.json is the one place that states it. */
export const { version } = product
