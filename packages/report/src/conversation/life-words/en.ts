import type { LifeWords } from './life-words.ts'

export const lifeWords: LifeWords = {
  feelings: {
    grieving:
      'died, passed away, is dead, are dead, is dying, dying of, funeral, buried, death of, lost my mother, lost my mum, lost my mom, lost my father, lost my dad, lost my husband, lost my wife, lost my partner, lost my son, lost my daughter, lost my child, lost my baby, lost our baby, lost my brother, lost my sister, lost my friend, lost my dog, lost my cat, miscarriage, stillborn, bereav*, grief, griev*, mourn*, widow, widower, put him to sleep, put her to sleep',
    sad: 'miss him, miss her, miss them, lump in my throat, feel awful, feel terrible, down lately, in pieces, broken hearted, sad, sadness, unhappy, miserable, heartbroken, cry, cried, crying, tears, depressed, feel down, feeling down, feel low, feeling low, so low, so down, hopeless, empty, emptiness, not happy, feel blue, hurt, hurts, heavy heart, gloomy, melanchol*, devastated, disappointed, numb, no joy, nothing makes me happy',
    afraid:
      'heart is pounding, heart pounding, stomach in knots, knot in my stomach, shaking, trembling, something bad, cant stop worrying, afraid, scared, scares, fear, fears, fearful, frighten*, anxious, anxiety, panic*, terrified, terrifies, worried, worry, worries, worrying, nervous, dread, dreading, on edge, uneasy',
    angry:
      'sick of, had it with, could punch, could scream, drives me mad, drives me crazy, drive me crazy, angry, anger, furious, so mad, mad at, makes me mad, rage, raging, fuming, fed up, annoy*, irritat*, pissed, livid, resent, resentment, resentful, temper, outraged, seething, infuriat*, had enough of, hate it, hate him, hate her, hate them, blood boil, cross with',
    tired:
      'running on fumes, keep my eyes open, on my last legs, cant cope, no strength left, tired, exhaust*, worn out, drained, weary, burnt out, burned out, burnout, no energy, no strength, cant anymore, cant any more, cant go on like, overwhelmed, run down, knackered, fatigue*, running on empty, too much for me, at the end of my',
    ashamed:
      'swallow me up, ground to swallow, cant look anyone in the eye, look people in the eye, such an idiot, feel ridiculous, regret, ashamed, shame, embarrass*, guilt, guilty, humiliat*, feel stupid, feel small, mortified, not good enough, a failure, disgrace*, worthless, feel like a fraud, made a fool, made an idiot, hide my face, never forgive myself, blush*',
    glad: 'over the moon, cant stop smiling, smiling, best news, at peace, on top of the world, happy, glad, joy, joyful, grateful, feel great, feeling great, excited, delighted, proud, wonderful, cheerful, relieved, feel good, feeling good, a good day, great day, best day, good news, great news, fantastic, overjoyed, thrilled',
  },
  themes: {
    work: 'unemployed, laid off, got fired, fired me, lost my job, burnt out at work, promot*, my career, job interview, hand in my notice',
    love: 'in love, left me, leave him, leave her, break up, broke up, breakup, divorc*, heartbreak, cheated, cheating, affair, dating, my ex, dont love, doesnt love, stopped loving, falling apart with, drifting apart, single for',
    family:
      'my family, my mother, my father, my parents, my mum, my mom, my dad, my sister, my brother, my son, my daughter, my children, my kids, mother in law, father in law',
    loneliness:
      'lonely, lonel*, alone, no friends, nobody understands, no one understands, isolat*, left out, dont belong, no one to talk, nobody to talk, nobody calls, no one calls, by myself, excluded, abandoned, on my own, nobody cares, no one cares, dont fit in, invisible, nobody asks me, no one asks me, nobody really knows, no one really knows, without friends',
    decisions:
      'decide, deciding, decision*, choose, choosing, choice*, dilemma, make up my mind, made up my mind, should i stay, should i leave, should i quit, should i take, should i accept, should i move, should i tell, should i go, should i or, whether to, which way, torn between, two options, right path, options, indecis*, undecided, hesitat*, know whether, know if i should, crossroads, keep going back and forth',
    anger:
      'shout*, yell*, scream*, explode, exploded, argue, arguing, argument*, quarrel*, snap at, snapped, slam*, blow up, blew up, lose it, lost it, bite my tongue, swallow my anger',
    fear: 'what if, phobia, panic attack*, something bad will happen, scared of, afraid of, fear of',
    rest: 'rest, resting, relax*, switch off, need a break, take a break, holiday, holidays, vacation, slow down, time for myself, time off, sit still, do nothing, doing nothing, hectic, rushing, always busy, never stop, calm down, unwind, stressed, stress',
    sleep:
      'sleep, sleeping, slept, sleepless, insomnia, awake, wake up at, woke up at, waking up, nightmare*, i dreamt, have dreamt, i dreamed, had a dream, same dream, keep dreaming, fall asleep, asleep, in the morning thinking, toss and turn',
    money:
      'money, debt*, salary, wages, rent, bills, loan, loans, mortgage, financ*, afford, im broke, savings, pay rise, spending, spend too much, poor, cash, budget, income, make ends meet, payday',
    change:
      'everything changes, everything is changing, big change, afraid of change, changing my life, change my life, moving to, move to, moved to, moving out, new city, new country, new start, start over, starting over, new beginning, fresh start, transition, getting older, growing older, turning thirty, turning forty, turning fifty, turning sixty, new chapter, let go, letting go, different life, midlife, retirement, retiring, retired, empty nest',
    sayingNo:
      'say no, saying no, said no, said yes, say yes, saying yes, refuse, refusing, boundar*, please everyone, please everybody, people pleas*, pleaser, set limits, let people down, letting people down, take advantage, takes advantage, walk all over, turn people down, turn anyone down, always agree, stand up for myself, doormat, disappoint people, disappoint anyone, disappointing people, feel used',
  },
  about: {
    work: 'work, works, working, job, jobs, boss*, colleague*, coworker*, co workers, office, career, manager, team, deadline*, company, shift, shifts, meeting, meetings, employ*, profession*, customers, clients, project, projects',
    love: 'love, loved, loves, relationship*, partner*, husband, wife, boyfriend, girlfriend, marriage, married, ex, crush, spouse, fiance*, intimacy, sex',
    family:
      'family, mother, mum, mom, father, dad, parent*, sister*, brother*, sibling*, son, sons, daughter*, child, children, kid, kids, grandmother, grandfather, grandma, grandpa, aunt, uncle, inlaws, in laws, cousin*, baby, teenager',
    loneliness: 'friend, friends, friendship',
    anger: 'fight, fights, fighting, unfair, injustice',
    rest: 'break, pause, busy, weekend, breath',
    sleep: 'night, nights, bed, midnight',
    money: 'bank, expensive, paid, spend, spent, buy, save',
    change: 'change, changes, changed, changing, new, move, different, future, starting',
    sayingNo: 'favour*, favor*, helping everyone',
  },
  short: {
    yes: 'yes, yeah, yep, yup, ok, okay, sure, exactly, right, true, indeed, that is it, thats it, of course, i think so',
    no: 'no, nope, nah, not really, never, i dont think so, not at all',
    unknown:
      'dont know, do not know, dunno, idk, not sure, no idea, maybe, perhaps, hard to say, cant say, difficult to say',
  },
  greeting:
    'hello, hi, hey, hiya, good morning, good evening, good afternoon, good day, greetings, how are you, nice to meet you',
  thanks: 'thank, thanks, thankyou, thx, cheers',
  negations: 'not, no, never, isnt, wasnt, dont, cant, nothing, without, hardly, arent, anymore',
  requests:
    'can, could, would, will, what, how, who, whom, where, when, which, why, is, are, do, does, did, tell, write, give, show, explain, make, list, describe, translate, ignore, forget',
  meant:
    'scales, doorman, charge, charged, charges, breadth, breach, please, pleased, pleases, pleasing, scarves, manage, managed, manages, lovely, chance, chances, sharing, thriller, protects, shirts, daring, starving, scored, scores, rating, racing, wording',
  ignored:
    'phone died, phone is dead, battery died, battery is dead, laptop died, car died, nearly died, almost died, could have died, died laughing, work on, work with, work out, how does this work, all right, love to know, would love, id love, change my answers, the rest, rest of, lovely, too close',
}
