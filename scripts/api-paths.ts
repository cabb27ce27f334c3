/** Paths that the API's server responds to itself, while Vite serves everything else; as Vite's proxy takes them. */
export const apiPaths = '^/((api|auth|dev)/|(healthz|readyz|metrics)$)'
