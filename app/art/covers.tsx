/** Covers of courses and articles and the portraits of teachers: drawings of ours by name, or any picture by address. */

export const courseCovers = [
  'blanks',
  'pairs',
  'reading',
  'essay',
  'words',
  'compare',
  'geometry',
  'numbers',
  'data',
  'counting',
  'slope',
  'plan',
  'mock',
] as const;

export const articleCovers = [
  'routing',
  'order',
  'essays',
  'review',
  'registration',
  'test-day',
  'timezones',
  'scores',
  'climb',
  'cards',
  'branches',
  'pair',
  'calendar',
  'gap',
  'identity',
  'two-doors',
  'boxes',
  'entry',
  'charts',
  'calculator',
  'stopwatch',
  'report',
  'roots',
  'outline',
  'terms',
  'sieve',
  'balance',
  'geometry',
  'dice',
  'notebook',
  'plateau',
  'night',
  'bell',
  'overlap',
] as const;

export const teacherPortraits = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
] as const;

/** Files rather than components: they are loaded when they come into view, and weigh nothing in the script. */
function address(folder: 'courses' | 'articles' | 'teachers', picture: string): string {
  return /^(?:\/|https?:|data:|blob:)/.test(picture) ? picture : `/art/${folder}/${picture}.svg`;
}

type CoverProps = {
  /** A name from the lists above, or the address of an uploaded picture. */
  picture: string;
  /** Near the top of the page, where waiting for it would be seen. */
  eager?: boolean;
  className?: string;
};

export function CourseCover({ picture, eager = false, className = '' }: CoverProps) {
  return (
    <img
      src={address('courses', picture)}
      alt=""
      width={480}
      height={270}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`aspect-video w-full rounded-2 bg-paper-2 object-cover ${className}`}
    />
  );
}

export function ArticleCover({ picture, eager = false, className = '' }: CoverProps) {
  return (
    <img
      src={address('articles', picture)}
      alt=""
      width={480}
      height={270}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`aspect-video w-full rounded-2 bg-paper-2 object-cover ${className}`}
    />
  );
}

export function TeacherPortrait({ picture, eager = false, className = '' }: CoverProps) {
  return (
    <img
      src={address('teachers', picture)}
      alt=""
      width={240}
      height={300}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`aspect-4/5 w-full rounded-2 bg-paper-2 object-cover ${className}`}
    />
  );
}
