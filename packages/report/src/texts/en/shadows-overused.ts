import type { Books } from '../books.ts'

export const overusedTexts: Books['tendencies']['overused'] = {
  innocent: {
    text: 'Trust turns into not wanting to know: the letter stays closed, the awkward talk is moved to next week. What looks like calm may be a way of not being frightened yet.',
    tip: 'It grows up by looking once a week at the one thing you would rather not open, in daylight and for ten minutes only.',
    card: 'Trust carried too far becomes a way of not looking. Unpleasant news is given the benefit of the doubt until it can no longer be overlooked.',
  },
  sage: {
    text: 'Understanding replaces taking part: a feeling is explained before it has been felt, and a decision is studied until it has passed. From outside this can look superior; inside it is often caution.',
    tip: 'It grows by acting once on what you know already, and by letting the rest of the evidence come in later.',
    card: 'Thinking carried too far becomes a shelter. Explanations multiply, while the step that would test them is put off for want of one more fact.',
  },
  explorer: {
    text: 'Freedom turns into a reflex: when something grows close or demanding, the door looks better than the room. New beginnings follow one another, and none of them is given time to disappoint or to bear fruit.',
    tip: 'It grows by staying a little longer than is comfortable, once, and asking what precisely you wanted to get away from.',
    card: 'The love of freedom carried too far becomes flight. Whatever begins to commit looks like a trap, and leaving feels like the only way to breathe.',
  },
  outlaw: {
    text: 'Resistance no longer needs a reason: the no comes first and the argument is found afterwards. It brings a moment of strength and may cost allies who wanted the same thing.',
    tip: 'It grows by asking before each no what you are for, and by saying that sentence first.',
    card: 'Protest carried too far becomes a habit. Rules are broken because they are rules, and the quarrel outlives the matter it began with.',
  },
  magician: {
    text: 'The wish to transform begins to arrange people as well as things, with the best intentions and without asking. Resistance looks like a lack of vision, while it may simply be somebody else’s will.',
    tip: 'It grows by telling others openly what you hope to change in them, and by accepting a no as an answer.',
    card: 'The gift for change carried too far stops asking. Others find themselves part of a plan they have not been shown, and what is good enough gets no peace.',
  },
  hero: {
    text: 'Effort becomes the answer to everything: a conversation is won, a holiday is accomplished, tiredness is an opponent. Those beside you may feel like competitors although they came to help.',
    tip: 'It grows by leaving one thing deliberately unwon this week, and by accepting help before it is necessary.',
    card: 'Courage carried too far turns life into a series of fights. Weakness is hidden even from oneself, and there is no evening on which enough has been achieved.',
  },
  lover: {
    text: 'Devotion erases the edges: another person’s mood decides your day, and a wish of your own is given up before it has been spoken. What is meant as love may be fear of being alone.',
    tip: 'It grows by naming one wish of your own in each close relationship, and by bearing the short silence that follows.',
    card: 'Closeness carried too far blurs where one person ends and another begins. Harmony is bought with one’s own wishes, and distance feels like a catastrophe.',
  },
  jester: {
    text: 'Humour works as an exit: as soon as a talk grows serious, something funny comes to mind, and the moment is gone. People laugh, and nobody learns what you would have needed.',
    tip: 'It grows by letting one serious sentence stand without a joke behind it, and by waiting for the answer.',
    card: 'Lightness carried too far becomes a way out. Whatever hurts is made into an anecdote, and obligations are postponed because today is so pleasant.',
  },
  caregiver: {
    text: 'Help continues where it is no longer needed, and tiredness is worn as proof of love. A quiet account is kept of all that was given, and it surfaces one day as a reproach that surprises everybody.',
    tip: 'It grows by asking “Would you like help?” and by hearing the no as permission to rest.',
    card: 'Care carried too far exhausts the giver and makes the receiver small. Saying no feels like guilt, and gratitude becomes a debt that nobody agreed to.',
  },
  creator: {
    text: 'The demand for quality turns against the maker: the work is improved until it is no longer shown, and every comparison is lost in advance. The inner critic calls this taste.',
    tip: 'It grows by finishing one thing at eighty per cent and giving it away before you can improve it.',
    card: 'The urge to create carried too far becomes a judge. Nothing is good enough to be shown, and real life looks shabby beside what might be made.',
  },
  ruler: {
    text: 'Responsibility turns into holding on: tasks come back to your desk because nobody does them as you would, and surprises feel like an attack. Others stop offering ideas, which seems to prove that control was needed.',
    tip: 'It grows by handing over one matter completely, result included, and by not asking how it is going until it is done.',
    card: 'Order carried too far becomes control. Delegating feels like danger, and dissent like disloyalty, so that in the end everything hangs on one hand.',
  },
  citizen: {
    text: 'Belonging costs your own outline: you agree a little sooner than you mean to, and find out on the way home what you actually thought. The group gains peace and loses a voice.',
    tip: 'It grows by saying your view first once a week, before you know what the others think.',
    card: 'Belonging carried too far becomes disappearance. The opinion of the group is adopted before one’s own has formed, and standing out feels like betrayal.',
  },
}
