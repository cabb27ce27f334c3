import type { ArchetypeDepthBook } from '../depth-books.ts'

export const masteryDepths: Pick<ArchetypeDepthBook, 'outlaw' | 'magician' | 'hero'> = {
  outlaw: {
    traits: ['candour', 'resistance', 'nerve', 'freedom'],
    essence:
      'The Outlaw tests what claims to be binding. It feels where an order has gone dead, and it prefers an honest break to a peace that is only kept up.',
    raised:
      'You are likely to hear the false note in an official sentence before you have understood its content, and keeping quiet then costs you more than speaking. People who feel pressed may look for you, because you do not shrink from a no. The question that goes with this strength is what you defend when there is nothing left to attack.',
    beside: 'The Outlaw adds the courage to break off what has long stopped working.',
    context:
      'This face tends to come forward with authorities, in stiff company, and when somebody weaker is being pushed about.',
    dream:
      'A dream may stage an escape, a fire, a forbidden door, or a stranger who breaks what you were guarding.',
    dreamMeaning:
      'Such pictures can point to a rule that has outlived its reason, and the breaker in the dream need not be an enemy.',
    balance: {
      exercise:
        'Before the first objection of the day, say in one sentence what you are in favour of.',
      purpose: 'Resistance remembers what it is for.',
    },
    practice: {
      exercise: 'Say one small no aloud, kindly and without giving a reason.',
      purpose: 'The voice that objects stays in use, and need not wait until it shouts.',
    },
  },
  magician: {
    traits: ['vision', 'transformation', 'intuition', 'influence'],
    essence:
      'The Magician looks for the point at which a small change turns the whole. It lives from the conviction that what is now is only one of the forms a thing can take.',
    raised:
      'You probably see what a situation could become while others still describe what it is, and you are likely to trust hunches that you can justify only later. Some people may remember a conversation with you as the point where something shifted. The question that goes with this strength is whether those who are to be changed have been asked.',
    beside: 'The Magician adds a sense of what might yet come of all this.',
    context:
      'This face tends to come forward in crises, in conversations late in the evening, and when somebody says that nothing can be done.',
    dream:
      'A dream may show one thing turning into another: water into glass, a corridor into a street, a known face into an unknown one.',
    dreamMeaning:
      'Such changes can announce that something is on its way that the day has no form for yet.',
    balance: {
      exercise: 'Leave one thing exactly as it is, although you can see how it might be improved.',
      purpose: 'What is gets a hearing beside what could be.',
    },
    practice: {
      exercise: 'Name one nuisance of the day and change a single condition of it, however small.',
      purpose: 'Your own effect on things becomes visible to you.',
    },
  },
  hero: {
    traits: ['courage', 'stamina', 'will', 'readiness'],
    essence:
      'The Hero grows on resistance: it takes on what is difficult and wants to find out what it is capable of. Giving up seems harder to it than being tired.',
    raised:
      'You are likely to become calmer when matters turn serious, and a task with a visible end may give you more strength than it takes. Others probably rely on your stepping in, at times without asking whether you can. The question that goes with this strength is who you are on days when nothing has to be overcome.',
    beside: 'The Hero adds the push that turns an intention into a first step.',
    context:
      'This face tends to come forward under pressure of time, in emergencies, and in front of people whose respect matters to you.',
    dream:
      'A dream may set you climbing, running late, or facing an opponent whose face cannot be made out.',
    dreamMeaning:
      'Such contests can show where strength is being spent, and the opponent often carries something worth knowing.',
    balance: {
      exercise:
        'Stop one task while you still have strength left, and sit for five minutes without using them.',
      purpose: 'Rest becomes something other than a defeat.',
    },
    practice: {
      exercise: 'Do the least pleasant thing of the day first, for ten minutes by the clock.',
      purpose: 'Courage is kept in training with small weights.',
    },
  },
}
