import type { PersonaBook } from '../books.ts'

export const personaTexts: PersonaBook = {
  innocent: {
    encounter:
      'Others would then meet someone friendly and open, without visible calculation, and feel free to lower their guard. Doubts are likely to stay indoors, so that people may take your good mood for your whole mood.',
    card: 'Seen from outside, it appears trusting, good-humoured and easy to please. The friendly surface invites others in and keeps doubts where nobody asks about them.',
  },
  sage: {
    encounter:
      'Others would then meet someone composed, who listens first and answers with a reason. It earns respect in a discussion, and it may leave people unsure whether anything has touched you.',
    card: 'Seen from outside, it appears thoughtful, informed and a little cool. People bring it their questions, and they may hesitate before bringing it their troubles.',
  },
  explorer: {
    encounter:
      'Others would then meet someone on the move, with a plan that nobody else has yet and little need to be agreed with. It looks enviably free, and it can make people wonder how long you mean to stay.',
    card: 'Seen from outside, it appears independent, curious and hard to pin down. It brings news from elsewhere, while those who count on it may ask for a date.',
  },
  outlaw: {
    encounter:
      'Others would then meet someone blunt, who does not nod along and whose no is really a no. Some will feel relieved and others warned, and a softer side may need a second meeting before it shows.',
    card: 'Seen from outside, it appears direct, unimpressed and unwilling to flatter. It clears the air in a room, although people may brace themselves before it speaks.',
  },
  magician: {
    encounter:
      'Others would then meet someone who sees a possibility where they saw a problem, and who speaks of it as if it were already halfway done. It inspires, and it may also hide how often you are unsure yourself.',
    card: 'Seen from outside, it appears inspired, intense and somewhat hard to read. It leaves people with the sense that more is possible than they had thought.',
  },
  hero: {
    encounter:
      'Others would then meet someone capable, who lifts a hand when a hard task is handed out and rarely shows strain. It invites confidence, and it makes it easy to forget that you might need a hand as well.',
    card: 'Seen from outside, it appears strong, determined and ready for work. Others lean on it in a crisis and seldom think of asking how tired it is.',
  },
  lover: {
    encounter:
      'Others would then meet someone warm and present, with eyes that stay on the person who is speaking. It draws people close quickly, sometimes closer than you had planned, and a polite refusal may come hard.',
    card: 'Seen from outside, it appears warm, attentive and pleasantly intense. People feel chosen in its company, and they can be surprised when it needs distance.',
  },
  jester: {
    encounter:
      'Others would then meet someone quick and entertaining, who takes the stiffness out of a gathering. It opens doors, and it can become a habit to be funny precisely when you would like to be asked how you are.',
    card: 'Seen from outside, it appears witty, relaxed and good to have around. It keeps a company in good spirits and shows its own worries last.',
  },
  caregiver: {
    encounter:
      'Others would then meet someone who asks how they are and remembers the answer. It makes you a person to turn to, and it may hide from people that you have an answer to that question too.',
    card: 'Seen from outside, it appears kind, dependable and ready to help. People bring it their troubles, and few of them think of asking about its own.',
  },
  creator: {
    encounter:
      'Others would then meet someone with taste and ideas of their own, who would rather show a sketch than make small talk. It makes an impression, and it may let criticism of the work land as criticism of you.',
    card: 'Seen from outside, it appears original, particular and absorbed in what it makes. It is recognised by its style, and it is not always easy to interrupt.',
  },
  ruler: {
    encounter:
      'Others would then meet someone composed and organised, who knows who is responsible for what. It reassures people, and it may keep them from telling you early when something is going wrong.',
    card: 'Seen from outside, it appears confident, orderly and used to deciding. Others feel in safe hands with it, and now and then a little supervised.',
  },
  citizen: {
    encounter:
      'Others would then meet someone down-to-earth, who fits in without fuss and treats the boss and the newcomer alike. It makes you easy to like, and it may hide how much you differ from the company you keep.',
    card: 'Seen from outside, it appears friendly, modest and easy to get on with. It fits in almost anywhere, at the risk of being remembered by hardly anyone.',
  },
}
