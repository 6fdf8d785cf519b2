/**
 * Replies that were made with every header they need. Most calls are answered in a few hundred bytes, and taking such a
 * reply's headers up again, to add to them one by one, costs as much as checking the call.
 */
const finished = new WeakSet<Response>();

export function finish(response: Response): Response {
  finished.add(response);
  return response;
}

export const isFinished = (response: Response): boolean => finished.has(response);
