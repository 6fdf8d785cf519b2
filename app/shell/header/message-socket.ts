/** The socket that carries MESSAGES, at the site's own origin, reconnecting by itself. */
import { io } from 'socket.io-client';

/** Returns the way to close it. The session's cookie goes with the handshake, so that no script ever holds the token. */
export function openMessageSocket(onMessages: () => void): () => void {
  const socket = io({ transports: ['websocket'], reconnection: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasOpen = false;
  socket.on('MESSAGES', (event?: { spreadMs?: number }) => {
    // A message to everybody must not make every tab ask at the same moment.
    clearTimeout(timer);
    timer = setTimeout(onMessages, Math.random() * (event?.spreadMs ?? 0));
  });
  socket.on('connect', () => {
    // What was said while the line was down is caught up with; the first connection has the page's own count.
    if (wasOpen) onMessages();
    wasOpen = true;
  });
  return () => {
    clearTimeout(timer);
    socket.close();
  };
}
