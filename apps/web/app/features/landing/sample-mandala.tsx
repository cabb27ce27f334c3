import samplePetals from 'virtual:sample-petals'
import { Mandala } from '../../ui/mandala/mandala.tsx'

/** An ornament here: the line below it says what a mandala shows. */
export function SampleMandala() {
  return <Mandala petals={samplePetals} className="mx-auto aspect-square w-full max-w-[34rem]" />
}
