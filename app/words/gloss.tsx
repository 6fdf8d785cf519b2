/** What a word means here: in the page's language, or in Chinese where we have nothing else. */
export function Gloss({ text, className }: { text: string; className?: string }) {
  return (
    <span lang={/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en'} className={className}>
      {text}
    </span>
  );
}
