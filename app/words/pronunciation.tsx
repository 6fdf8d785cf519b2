/** How a word is said, in writing. */
export function Pronunciation({ ipa, className = '' }: { ipa: string; className?: string }) {
  if (ipa === '') return null;
  return (
    <span lang="en" className={`text-ink-2 ${className}`}>
      /{ipa}/
    </span>
  );
}
