/** Texts of words that go to other programs or come from them. */
import { texts } from '#core/texts.ts';

/** In the names of decks and files. */
export const exchangeNames = texts({
  deck: { zh_cn: '灯塔 GRE', en: 'Beacon GRE' },
  all: { zh_cn: '全部单词', en: 'All words' },
  whole: { zh_cn: '整套词表', en: 'The deck' },
  kept: { zh_cn: '我收的词', en: 'My words' },
  leeches: { zh_cn: '总忘的词', en: 'Always forgotten' },
  level: { zh_cn: '第 {level} 级', en: 'Level {level}' },
});

export const exchangePage = texts({
  title: { zh_cn: '导入导出', en: 'Import and export' },
  lede: {
    zh_cn: '单词是你的：可以带去 Anki 或表格，也可以把别处的词和进度带回来。',
    en: 'Your words are yours: take them to Anki or a spreadsheet, or bring words and progress from elsewhere.',
  },
  back: { zh_cn: '回到单词本', en: 'Back to my words' },

  export: { zh_cn: '导出', en: 'Export' },
  what: { zh_cn: '哪些词', en: 'Which words' },
  what_all: { zh_cn: '全部：整套词表和我自己的词', en: 'Everything: the deck and my own words' },
  what_deck: { zh_cn: '整套词表（{count} 词）', en: 'The whole deck ({count} words)' },
  what_kept: { zh_cn: '我收的词（{count} 词）', en: 'Words I kept ({count})' },
  what_leeches: { zh_cn: '总忘的词（{count} 词）', en: 'Words I always forget ({count})' },
  what_level: { zh_cn: '第 {level} 级（{count} 词）', en: 'Level {level} ({count} words)' },
  what_group: { zh_cn: '近义词组：{title}', en: 'Group: {title}' },
  levels: { zh_cn: '按级别', en: 'By level' },
  own: { zh_cn: '我的', en: 'Mine' },
  format: { zh_cn: '文件', en: 'File' },
  format_apkg: { zh_cn: 'Anki 牌组（.apkg）', en: 'Anki deck (.apkg)' },
  format_apkg_help: {
    zh_cn: '在电脑或手机的 Anki 里打开，两种卡片：看词想义、看义想词。再导入一次不会重复。',
    en: 'Opens in Anki on a computer or phone, with two cards a word, one for each direction. Importing it again makes no duplicates.',
  },
  format_csv: { zh_cn: '表格（.csv）', en: 'Table (.csv)' },
  format_csv_help: {
    zh_cn: 'Excel、WPS、Numbers 都能打开。',
    en: 'Opens in Excel, Numbers or any spreadsheet.',
  },
  with_progress: { zh_cn: '带上学习进度', en: 'With my progress' },
  with_sound: { zh_cn: '带上读音（整套约 11 MB）', en: 'With sounds (11 MB for the whole deck)' },
  download: { zh_cn: '下载文件', en: 'Download' },

  import: { zh_cn: '导入', en: 'Import' },
  import_help: {
    zh_cn: 'Anki 牌组（.apkg）或单词列表（.csv、.txt），不超过 40 MB。先给你看结果，确认后才写入。',
    en: 'An Anki deck (.apkg) or a list (.csv, .txt) of up to 40 MB. You see what will happen before anything is written.',
  },
  choose: { zh_cn: '选择文件', en: 'Choose a file' },
  choose_other: { zh_cn: '换一个文件', en: 'Another file' },
  drop: { zh_cn: '或把文件拖到这里', en: 'or drop it here' },
  reading: { zh_cn: '正在读取 {name}', en: 'Reading {name}' },
  too_large: {
    zh_cn: '文件超过 40 MB。请在 Anki 导出时不勾选“包含媒体”。',
    en: 'This file is over 40 MB. In Anki, export it without “Include media”.',
  },
  failed: {
    zh_cn: '没有传上去，看看网络，再试一次。没有写入任何内容。',
    en: 'It did not get through. Check the connection and try again; nothing was written.',
  },
  found: { zh_cn: '{name} 里认出 {words} 个词', en: '{words|# word|# words} found in {name}' },
  found_none: { zh_cn: '{name} 里没有认出单词', en: 'No words found in {name}' },
  take_progress: { zh_cn: '一起带入学习进度', en: 'Bring in progress as well' },
  confirm: { zh_cn: '确认导入', en: 'Import them' },
  done: { zh_cn: '已导入', en: 'Imported' },
  see_words: { zh_cn: '看单词本', en: 'See my words' },
  row_added: { zh_cn: '新收进单词本', en: 'New among my words' },
  row_deck: { zh_cn: '在词表里，有完整词条', en: 'Have full entries here' },
  row_own: { zh_cn: '是你自己的词，用文件里的释义', en: 'Words of your own, with the meaning in the file' },
  row_progress: { zh_cn: '带入学习进度', en: 'Progress brought in' },
  row_older: {
    zh_cn: '这里的复习更晚，保留这里的进度',
    en: 'Reviewed here more recently; your progress here stays',
  },
  row_notes: { zh_cn: '带入你写的笔记', en: 'Notes of yours brought in' },
  row_left: { zh_cn: '没有导入', en: 'Left out' },
  nothing_new: {
    zh_cn: '这些词都已经在了，没有要写入的。',
    en: 'All of these are here already; there is nothing to write.',
  },
  first: { zh_cn: '前几个', en: 'The first few' },
  mapping: {
    zh_cn: '“{noteType}”：单词取自“{word}”，释义取自“{meaning}”',
    en: '“{noteType}”: the word is taken from “{word}”, the meaning from “{meaning}”',
  },
  mapping_list: {
    zh_cn: '单词取自“{word}”，释义取自“{meaning}”',
    en: 'The word is taken from “{word}”, the meaning from “{meaning}”',
  },
  mapping_guessed: {
    zh_cn: '没有认出字段名，按先后取的。若取错了，把字段改名为 Word 和 Meaning 再导出。',
    en: 'No field name was known, so their order was used. If it is wrong, rename the fields to Word and Meaning.',
  },
  column: { zh_cn: '第 {n} 列', en: 'column {n}' },
  no_meaning: { zh_cn: '无', en: 'none' },
  how: { zh_cn: '怎样读的', en: 'How it was read' },
  left: { zh_cn: '没有导入的', en: 'What was left out' },
  reason_cloze: {
    zh_cn: '{count} 条是填空或其他类型，不是单词',
    en: '{count|# note is|# notes are} cloze texts or of a kind without words',
  },
  reason_empty: {
    zh_cn: '{count} 条的单词字段是空的',
    en: '{count|# note has|# notes have} nothing in the field for the word',
  },
  'reason_no-word': {
    zh_cn: '{count} 条不是英文单词',
    en: '{count|# note holds|# notes hold} no English word',
  },
  'reason_no-meaning': {
    zh_cn: '{count} 条没有释义，词表里也没有',
    en: '{count|# word has|# words have} no meaning, in the file or here',
  },
  reason_long: {
    zh_cn: '{count} 条太长，不像一张卡片',
    en: '{count|# note is|# notes are} too long for a card',
  },
  example: { zh_cn: '例如：{examples}', en: 'For example: {examples}' },
});
