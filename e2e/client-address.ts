/** Limits count by client address: each test, and each user made for one, has its own. */
export function randomClientAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return `10.${part()}.${part()}.${part()}`
}
