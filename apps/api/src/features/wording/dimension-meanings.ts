import type { Dimension } from '@individua/instrument/dimensions'

/** What a rating looks for, for a reader who does not know the instrument. */
export const dimensionMeanings: Readonly<Record<Exclude<Dimension, 'acquiescence'>, string>> = {
  innocent: 'trusts, hopes, looks for what is simple and good',
  sage: 'wants to understand, weighs reasons, steps back to see clearly',
  explorer: 'seeks freedom and the unknown, leaves what has become narrow',
  outlaw: 'breaks with rules that do not hold, disturbs on purpose',
  magician: 'changes how things are seen, looks for transformation',
  hero: 'takes on what is hard, proves courage, fights for something',
  lover: 'seeks closeness, beauty and devotion',
  jester: 'plays, jokes, lives in the moment',
  caregiver: 'looks after others, helps before being asked',
  creator: 'makes things, gives form to what has none',
  ruler: 'takes charge, orders, feels responsible for the whole',
  citizen: 'belongs, is one among equals, is down to earth',
  shadowPressure: 'speaks of sides pushed away, of reactions stronger than their cause',
  persona: 'adapts to what others expect, shows a face to the world',
  self: 'feels whole, brings opposites together, has an inner direction',
  innerOther: 'is on good terms with the less-lived side, with what is foreign inside',
}
