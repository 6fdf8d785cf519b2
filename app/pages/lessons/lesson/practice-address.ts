/** Where the topic of a lesson is practised. */

const ofForms: Readonly<Record<string, string>> = {
  tone: 'tag=tone',
  'form.all-that-apply': 'form=mc-many&form=rc-many',
  'form.select-sentence': 'form=rc-sentence',
  'form.short-passage': 'tag=passage.short',
  'form.long-passage': 'tag=passage.long',
};

/** A lesson on a skill is called like the tag of its questions, one on a form like the form. */
export function practiceAddress(id: string): string {
  if (id.startsWith('exam.')) return '/gre-exam';
  if (id.startsWith('essay.')) return '/questions?type=write';
  const query = ofForms[id] ?? (id.startsWith('form.') ? `form=${id.slice('form.'.length)}` : `tag=${id}`);
  return `/questions?${query}`;
}
