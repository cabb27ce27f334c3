/** Numbers that both sides keep to. Times in milliseconds unless the name says otherwise. */
export const limits = {
  maxBodyBytes: 64 * 1024,
  maxEmailLength: 254,
  basicQuestionCount: 10,
  detailedQuestionCount: 24,
  advancedQuestionCount: 20,
  /** Questions of the longest step. */
  largestStepQuestionCount: 11,
  /** Further questions asked at once after the advanced assessment. */
  lotQuestionCount: 10,
  /** A form answered again from then on is a second occasion. */
  secondOccasionAfterDays: 28,
  /** Answers that a profile is sharpened to, all forms together: first, then at most. */
  answersFirstGoal: 60,
  answersAtMost: 100,
  /** Without the paid report: the rest of the bank is left for its questions. */
  freeAnswersAtMost: 60,
  openAnswerMaxLength: 4000,
  diaryLineMaxLength: 280,
  likertMin: 1,
  likertMax: 5,
  registrationTicketMinutes: 60,
  /** A link that confirms an email: an evening's answers, the next morning's mail. */
  confirmationLinkMinutes: 24 * 60,
  signInLinkMinutes: 60,
  /** Of the six digits beside a link, which can be guessed. */
  codeMinutes: 10,
  /** By the client that asked for the link, and again by all others together. */
  wrongCodesPerLink: 5,
  /** By all clients at once; one comes back every minute. */
  codeAttemptsPerEmail: 25,
  /** As one client asks for them. */
  mailsPerRecipientPerMinute: 1,
  mailsPerRecipientPerHour: 5,
  /** Default of a setting: a school class or an office shares one IP address. */
  mailsPerClientPerHour: 100,
  codeLength: 6,
  /** Unclaimed answers are erased after this. */
  waitingAnswersDays: 7,
  /** With more, the oldest are deleted. */
  waitingAssessmentsPerEmail: 5,
  /** Of one sign-up. */
  registrationsPerUidPerDay: 20,
  /** For one email, from one client. */
  registrationsPerEmailPerDay: 60,
  chatMessageMaxLength: 1000,
  /** Per user and day. */
  chatMessagesPerDay: 60,
  /** Steps of questions made for one user in a day. */
  questionStepsPerDay: 12,
  /** Advanced reports made for one user in a day. */
  reportsPerDay: 4,
  /** PDF files made for one user in a day. */
  reportFilesPerDay: 40,
  /** Of a language model, for one user; what all may use together is a setting. */
  modelTokensPerDay: 400_000,
  paymentChecks: 10,
  paymentCheckPause: 3000,
} as const
