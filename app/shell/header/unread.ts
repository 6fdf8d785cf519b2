/** The number of unread messages: from the page's load, then whenever the socket says that messages changed. */
import { useEffect, useState } from 'react';
import { quietApi } from '#app/api.ts';
import { useRootData } from '#app/shell/site.ts';

export function useUnreadCount(): number {
  const data = useRootData();
  const userId = data?.viewer?.id ?? null;
  const loaded = data?.unread ?? 0;
  const [count, setCount] = useState(loaded);
  useEffect(() => setCount(loaded), [loaded]);
  useEffect(() => {
    // Specification, section 6: the websocket is opened only when logged in.
    if (userId === null) return;
    const refresh = async () => {
      const { total } = await quietApi('GET /api/messages', {
        query: { status: 'UNREAD', page: 1, size: 1 },
      });
      setCount(total);
    };
    let close: (() => void) | undefined;
    let isGone = false;
    // The socket's code is for users alone; a visitor never downloads it.
    import('#app/shell/header/message-socket.ts').then(({ openMessageSocket }) => {
      if (!isGone) close = openMessageSocket(() => refresh().catch(() => {}));
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, [userId]);
  return count;
}
