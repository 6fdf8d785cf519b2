/** Essays made up for tests and demonstrations: a middling one and a weak one on the same task. */
import type { EssayTask } from './grade.ts';

const prompt = 'A tool that saves time seldom leaves its users with more of it.';

const paragraphs = (...texts: string[]): string => texts.join('\n\n');

/** Clear and short of depth; a few slips. */
export const middlingEssay: EssayTask = {
  prompt,
  text: paragraphs(
    'People buy many tools because they want to save time, such as washing machines, cars and mobile phones. The statement says that these tools seldom give their users more time. I mostly agree with this statement, because when we have a faster tool we usually use it to do more things instead of resting.',
    'First, tools change what other people expect from us. For example, before the mobile phone was invented, an office worker could go home at six and nobody could reach him. Today a manager can send a message at ten in the evening and he expects an answer before the morning. The phone saves time for each message, but the number of messages is growing so fast that the worker has less free time than before.',
    'Second, tools change what we expect from ourselves. My mother told me that her family washed clothes only once a week when she was a child, since it was a hard work. Now we have a washing machine at home and we wash clothes almost every day. The machine is quick, but we ask more from it, so the time we save is spent again.',
    'However, there are some tools that really leave us with more time. When a hospital uses a new machine to find a disease in one hour, the patient do not need to wait for a week. In this case nobody will do the test ten times only because it is faster. Therefore the result depends on whether our needs are fixed or whether they can grow.',
    'In conclusion, I think the statement is true for most tools in daily life, because people and companies raise their standards when work becomes faster. If we want to keep the time that a tool saves, we must decide how much is enough.',
  ),
};

/** Two paragraphs, short, with the mistakes that the rules know. */
export const weakEssay: EssayTask = {
  prompt,
  text: paragraphs(
    'With the development of science and technology, more and more people use tools in nowadays. Although the tools are fast, but people is still very busy. In my opinion, I think I am agree with this statement. There have many reason for this.',
    'First, the tools make people to do more works. Such as the phone. I very like my phone, it is useful, but it also wastes time. Because people always play the phone, so they have no time. Every coin has two sides. Second, we should to learn how to use tool. If we can uses the tool good, we will have much times. In the past, people live very slow and there have not phone. They was happy. In a word, tools is good thing but we lack of time. So i think the tool can not give us more time.',
  ),
};
