import type { ArchetypeDepthBook } from '../depth-books.ts'

export const stabilityDepths: Pick<ArchetypeDepthBook, 'caregiver' | 'creator' | 'ruler'> = {
  caregiver: {
    traits: ['attentiveness', 'kindness', 'reliability', 'patience'],
    essence:
      'The Caregiver sees what others lack and moves before it has been asked. It makes life bearable for people, and it finds its meaning in their being well.',
    raised:
      'You are likely to carry the needs of several people in your head, and a day feels complete when somebody sleeps better for it. Others probably come to you when they are at their worst, since you do not make weakness embarrassing. The question that goes with this strength is who would notice if you were the one in need.',
    beside: 'The Caregiver adds gentleness, and asks who will have to bear the consequences.',
    context:
      'This face tends to come forward in families, at sickbeds, with beginners, and in every team that has more work than hands.',
    dream:
      'A dream may hand you a small animal, a child that is not yours, or a house in which the light has been left on.',
    dreamMeaning:
      'What is small and in need in such a dream may be someone else, and it may also be a part of you that waits to be looked after.',
    balance: {
      exercise: 'Leave one need of another adult unmet for an hour, and see who meets it.',
      purpose: 'Help becomes a choice again.',
    },
    practice: {
      exercise: 'Do one small thing for someone who has not asked, and do not mention it.',
      purpose: 'Care proves possible in small change.',
    },
  },
  creator: {
    traits: ['imagination', 'originality', 'craft', 'persistence'],
    essence:
      'The Creator cannot leave a thing as it found it: it wants to give form to what has none yet. It lives with a picture of how the work should be, and it suffers a little from every distance to that picture.',
    raised:
      'You probably think with your hands, or with pen and paper, and an idea keeps knocking until it has been given a shape. What you make is likely to tell others more about you than what you say. The question that goes with this strength is what would be finished by now if it had been allowed to be ordinary.',
    beside: 'The Creator adds form, and the wish to leave something that was not there before.',
    context:
      'This face tends to come forward in workshops and at desks, when something is being furnished or planned, and wherever taste is discussed.',
    dream:
      'A dream may show an unfinished building, a tool with no known use, or a work that falls apart as you hand it over.',
    dreamMeaning:
      'Such pictures can say that something wants to take form, and how strictly it is being judged beforehand.',
    balance: {
      exercise: 'Finish one thing below your usual standard, and send it off as it is.',
      purpose: 'Something good enough gets into the world.',
    },
    practice: {
      exercise: 'Make something in ten minutes: a sketch, a verse, a dish from what is there.',
      purpose: 'The hand finds out that it may begin without an idea.',
    },
  },
  ruler: {
    traits: ['responsibility', 'order', 'decision', 'oversight'],
    essence:
      'The Ruler feels responsible for the whole, whether or not it has been asked. It draws boundaries, shares out tasks and thinks of what must still hold tomorrow.',
    raised:
      'You are likely to see at once what has not been settled, and a muddle in a shared matter may bother you physically. People probably leave decisions to you because you stand by them afterwards. The question that goes with this strength is what would really happen if you let go of the matter for a week.',
    beside: 'The Ruler adds a frame, and makes sure that something comes of it.',
    context:
      'This face tends to come forward where money, dates and people have to be organised, and wherever a group waits for somebody to decide.',
    dream:
      'A dream may put you at the wheel of a vehicle that answers late, in a house with too many doors, or before an assembly that has begun without you.',
    dreamMeaning:
      'Such scenes can show how heavily the responsibility weighs, and where somebody else might take the wheel.',
    balance: {
      exercise: 'Let somebody else decide one thing that concerns you, and do not correct it.',
      purpose: 'Order proves that it can stand without your hand.',
    },
    practice: {
      exercise: 'Decide one open question by noon and tell one person what you have decided.',
      purpose: 'Your own word gets used to counting.',
    },
  },
}
