/** A headline that breaks between its clauses rather than inside one; Chinese has no spaces to break at. */
export function Clauses({ text }: { text: string }) {
  // No lookbehind: WeChat on older iPhones cannot read one, and with it none of the page's script.
  const clauses = text.match(/[^，。]*[，。]|[^，。]+/g) ?? [text];
  if (clauses.length === 1) return text;
  return clauses.map((clause) => (
    <span key={clause} className="inline-block">
      {clause}
    </span>
  ));
}
