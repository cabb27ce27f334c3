import { LogoMark } from './logo.tsx'

/** Before the language's texts are here: a picture that needs none. */
export function LoadingPage() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <title>Individua</title>
      <LogoMark className="size-16 animate-pulse text-gold" />
    </div>
  )
}
