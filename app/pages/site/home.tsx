/** Home. */
import { useText } from '#app/locale.tsx';
import { shell } from '#messages/shell.ts';

export default function Home() {
  const t = useText(shell);
  return (
    <div className="wrap py-24">
      <h1 className="text-44">{t('home')}</h1>
    </div>
  );
}
