/** Lists of words by which an essay is read: the smallest words of English, vague ones, and ways to lead a reader on. */

const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that carry no topic. */
export const functionWords = listOf(`
  a an the this that these those some any no each every all both either neither such another other others
  i me my mine myself you your yours yourself he him his himself she her hers herself it its itself we us our ours
  ourselves they them their theirs themselves one ones who whom whose which what
  and or but nor so yet for if because since although though while when whenever where wherever whereas unless until
  before after once as than whether how why that
  of in on at by to from with without into onto upon about against between among through during over under above below
  across toward towards within beyond behind beside besides near off out up down around along despite per via like
  is am are was were be been being has have had having do does did doing done can could will would shall should may
  might must cannot not n't don't doesn't didn't can't won't isn't aren't wasn't weren't it's i'm let's
  there here then now also too very more most much many few less least only just even still already always often never
  ever again rather quite perhaps indeed thus hence therefore however moreover instead almost enough own same
`);

/** Topic words that any issue task may use: that they occur says nothing about the topic. */
export const usualWords = listOf(`
  people person society world life way thing time year day make makes made take give get go come see know think believe
  say good bad better best important great new old first last part use used using need want become should statement
  claim argument reason recommendation policy view point opinion issue agree disagree true example case question answer
  problem human men women work working able well however really long large small different high
`);

/** Words that stand where a more exact one could. */
export const vagueWords = listOf(`
  thing things stuff good bad nice big great very really lots lot get gets got getting kind kinds sort sorts something
  somehow everything anything always never totally absolutely definitely basically actually happy sad wonderful amazing
`);

/** Phrases that lead from thought to thought, by what they do. Only distinct ones count. */
export const connectives: readonly string[] = [
  'however',
  'nevertheless',
  'nonetheless',
  'yet',
  'although',
  'though',
  'whereas',
  'while',
  'by contrast',
  'in contrast',
  'on the other hand',
  'on the contrary',
  'conversely',
  'instead',
  'rather than',
  'despite',
  'even so',
  'even if',
  'therefore',
  'thus',
  'hence',
  'consequently',
  'accordingly',
  'as a result',
  'for this reason',
  'so that',
  'because',
  'since',
  'moreover',
  'furthermore',
  'in addition',
  'besides',
  'likewise',
  'similarly',
  'in the same way',
  'also',
  'for example',
  'for instance',
  'consider',
  'such as',
  'in particular',
  'specifically',
  'indeed',
  'in fact',
  'first',
  'second',
  'third',
  'finally',
  'next',
  'in turn',
  'in conclusion',
  'in short',
  'in sum',
  'to conclude',
  'in the end',
  'ultimately',
  'after all',
  'admittedly',
  'of course',
  'to be sure',
  'granted',
  'unless',
  'if',
  'still',
  'but',
  'not only',
  'meanwhile',
  'in other words',
  'that is',
];

/** The writer says where he or she stands. */
export const stance =
  /\b(?:I (?:\w+ )?(?:agree|disagree|believe|think|argue|contend|hold|maintain|accept|reject|would (?:argue|say|accept|add|defend|qualify|keep|go)|support|oppose|doubt|concede|shall argue|find|side with|endorse|propose|want to|am (?:inclined|convinced|persuaded|not convinced))|in my (?:view|opinion|judgment|judgement)|my (?:own )?(?:view|position|answer|judgment|opinion|claim)|to my mind|(?:the|this) (?:statement|claim|recommendation|policy|view|advice|proposal|argument|reason|rule|principle|maxim|saying|first view|second view)\b[^.?!]{0,60}\b(?:is|are|seems?|has|deserves?|holds?|fails?|goes|rests|overstates|captures|contains|describes|points|gets|mistakes|ignores|exaggerates|applies|right|wrong|true|sound)|(?:agree|disagree) with)\b/i;

/** The writer deals with what speaks against the position. */
export const concession =
  /\b(?:however|admittedly|to be sure|of course|granted|it is true|some (?:may|might|people|would|will|argue)|one (?:may|might|could) (?:object|argue|say|reply)|someone (?:may|might|could|will) (?:object|argue|say|reply)|critics|opponents|skeptics|sceptics|defenders|object(?:ion|ions|or)?|although|even (?:if|so|here|though)|nevertheless|nonetheless|on the other hand|exceptions?|unless|limits?|yet)\b/i;

/** An example, a case, a number or a name is brought. */
export const exampleMarks =
  /\b(?:for example|for instance|consider|take the|take a|suppose|imagine|such as|a case in point|to illustrate|an example|one example|the case of|is a good example|instance)\b/gi;

export const reasonMarks =
  /\b(?:because|since|therefore|thus|hence|consequently|as a result|for this reason|so that|which means|leads? to|the reason|explains?|follows that|depends? on|unless|if)\b/gi;

/** The last paragraph is drawn from what came before. */
export const conclusionMarks =
  /\b(?:in conclusion|to conclude|in sum|in summary|to sum up|therefore|thus|in short|in the end|ultimately|finally|after all|for these reasons|all in all|taken together|on balance|I (?:therefore|thus)|then)\b/i;
