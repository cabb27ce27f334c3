import type { ConversationTexts } from '../conversation-texts.ts'

const certainties = {
  clear: 'is clear',
  likely: 'is likely',
  quitePossible: 'is quite possible',
  open: 'is an open question',
}

export const conversationTexts: ConversationTexts = {
  introduce: {
    portrait: (name) => `Your report has a passage on this, under “${name}”:`,
    archetype: (name) => `This is what your report says about the ${name}:`,
    persona: (name) => `One of the faces you show is that of the ${name}:`,
    shadow: (name) => `One side of you that stays in the shadow is called “${name}”:`,
    innerOther: (name) => `Your inner other appears here as “${name}”:`,
    self: () => 'On the self, your report says:',
    complex: (name) => `Your answers show a tension, “${name}”:`,
    dream: () => 'On dreams, your report says:',
    practice: (name) => `Here is something to try, under “${name}”:`,
  },
  leading: (names) => `Leading in your profile: ${names.join(', ')}.`,
  notLeading: (name) => `The ${name} is not among the five strongest in your profile.`,
  moved: (title) => `That has a place of its own on your dashboard, under “${title}”.`,
  noComplex:
    'No tension shows clearly enough in your answers for me to name one. You could ask instead:',
  noMore: 'Your report says no more about this than I’ve told you. You could ask instead:',
  grounds: 'It rests on these answers of yours:',
  scale: {
    '1': 'strongly disagree',
    '2': 'disagree',
    '3': 'neither agree nor disagree',
    '4': 'agree',
    '5': 'strongly agree',
  },
  quote: (question, answer) => `– “${question}” You answered: “${answer}”`,
  certainty: ({ name, percentage, interval80: [low, high], certainty }) =>
    `${name}: ${percentage}%, probably between ${low}% and ${high}%. A place among the first three ${certainties[certainty]}.`,
  aboutRanges:
    'If our model is right, the true value should, in about 80 cases out of 100, lie within the range given. All the numbers compare you with our model’s reference group, not yet with a calibrated sample of people.',
  lessCertain:
    'Personas, shadow sides and whatever builds on them are worked out from several estimates, so they are less certain than the archetypes themselves. Take them as suggestions, and see whether they fit.',
  outside:
    'Your profile cannot tell you that. It does not diagnose illness or see the future. It can say more about questions such as:',
  help: 'I answer from your profile, in the words of your report. You can ask, for instance:',
  ask: {
    ashamed: 'If a friend had told you the same, what would you have said?',
    glad: 'Who will be the first to hear about it?',
    grieving: 'What comes to mind first when you think back?',
    sad: 'When was it at its worst today, and where were you?',
  },
  askWhy: 'Ask “Why?” and I’ll show you the answers behind it.',
  suggestions: {
    portrait: 'Can you sum up my profile?',
    archetype: 'Which archetypes are strongest in my profile?',
    persona: 'Which persona do I show to others?',
    shadow: 'What is hidden in my shadow?',
    innerOther: 'Who is the inner other in my profile?',
    self: 'What does my profile say about the self?',
    complex: 'Which tensions show in my answers?',
    dream: 'What might turn up in my dreams?',
    practice: 'Which exercise could I begin with?',
  },
}
