declare module 'virtual:core-questions/*' {
  const questions: import('@individua/contract/questions').Question[]
  export default questions
}

declare module 'virtual:error-texts/*' {
  const texts: Record<string, string>
  export default texts
}

declare module 'virtual:figure-texts' {
  const texts: Record<
    import('@individua/contract/languages').Language,
    import('./figure-texts.ts').FigureTexts
  >
  export default texts
}

declare module 'virtual:price-texts' {
  const texts: Record<
    import('@individua/contract/languages').Language,
    Record<import('@individua/contract/prices').PriceId | 'free', string>
  >
  export default texts
}

declare module 'virtual:sample-petals' {
  const petals: import('@individua/mandala/draw-mandala').MandalaPetal[]
  export default petals
}

declare module 'virtual:sample-portraits' {
  const portraits: ReturnType<typeof import('./sample-person.ts').samplePortraits>
  export default portraits
}

declare module 'virtual:sample-profile/*' {
  const profile: import('./sample-person.ts').SampleProfile
  export default profile
}

declare module 'virtual:sample-results/*' {
  const results: import('./sample-person.ts').SampleResults
  export default results
}
