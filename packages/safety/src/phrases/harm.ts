/** What no model may say to a reader. */
export type HarmKind =
  | 'harm'
  | 'insult'
  | 'sexual'
  | 'hate'
  | 'fate'
  | 'diagnosis'
  | 'medical'
  | 'financial'
  | 'lifeDecision'
  | 'contact'

/** One language's phrases that no text for a reader needs, for a sentence in plain lower-case letters. */
export interface HarmPhrases {
  readonly kinds: Readonly<
    Record<
      Extract<
        HarmKind,
        | 'harm'
        | 'insult'
        | 'sexual'
        | 'hate'
        | 'diagnosis'
        | 'medical'
        | 'financial'
        | 'lifeDecision'
      >,
      readonly RegExp[]
    >
  >
  /** A sentence that says what no text can judge, or who can: it may name an illness or a medicine. */
  readonly disclaimer: RegExp
  /** Says of the reader that they are ill, whatever else the sentence says. */
  readonly ascription: RegExp
  /** Just before a phrase, it turns the phrase into its opposite. */
  readonly negation: RegExp
}
