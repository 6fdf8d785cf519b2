/** What a document asks for: its styles, and its scripts, which it lists for after the first paint (app/late-scripts.ts). */
export function assetsOf(html: string): string[] {
  const scripts = /for \(const href of (\[[^\]]*\])/.exec(html)?.[1] ?? '[]';
  // A style sheet that a late part also asks for is named with a “#” at its end.
  const styles = [...html.matchAll(/ href="(\/assets\/[\w.-]+\.css)#?"/g)].map(([, file = '']) => file);
  return [...new Set([...(JSON.parse(scripts) as string[]), ...styles])];
}
