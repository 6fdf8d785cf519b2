/** Candidates with a session each, and the exam that they take, written into the database beside the nodes. */
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/pool.ts';
import { startSession } from '#server/domains/accounts/sessions.ts';
import { insertUser } from '#server/domains/accounts/store.ts';
import { importExampleExams } from '../../api/example-exams.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

export async function makePeople(
  databaseUrl: string,
  count: number,
): Promise<{ tokens: string[]; examId: string }> {
  const { db, connection, close } = await openDatabase({ databaseUrl, dataDir: '', log });
  try {
    await migrate({ connection, log });
    const now = new Date();
    const { verbal } = await importExampleExams({ db, now: () => now });
    const tokens: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const nickname = `Candidate ${index}`;
      const email = `candidate-${index}@example.com`;
      const user = await insertUser(db, { email, nickname, role: 'user', createdAt: now });
      if (!user) continue;
      tokens.push(
        await startSession(db, user.id, {
          now,
          address: '127.0.0.1',
          request: new Request('http://localhost/'),
          out: { header: () => undefined, setCookie: () => undefined },
        }),
      );
    }
    return { tokens, examId: verbal };
  } finally {
    await close();
  }
}
