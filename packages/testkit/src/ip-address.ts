/** Rate limits count per IP address, so that each visitor has its own. */
export function randomIpAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return `10.${part()}.${part()}.${part()}`
}
