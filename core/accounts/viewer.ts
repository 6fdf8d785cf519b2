/** Who is calling, and what they may do: a teacher what a user may, an administrator everything. */

export type Role = 'user' | 'teacher' | 'admin';

export type Viewer = { readonly id: string; readonly role: Role; readonly sessionId: string };
