import { LogoMark } from '../../ui/logo.tsx'

export function SampleMandala() {
  return <LogoMark className="mx-auto w-full max-w-[30rem] text-gilt" />
}
