/** Who somebody is to the site, and at which desks of the staff that lets them work. */

export const roles = ['user', 'teacher', 'editor', 'support', 'admin'] as const;

export type Role = (typeof roles)[number];

/** A desk is a permission: every call of the staff names the one it belongs to. */
export const desks = [
  /** What waits at one's own desks; everybody of the staff begins the day there. */
  'overview',
  'essays',
  'key-doubts',
  'lessons',
  'official-scores',
  'feedbacks',
  'comments',
  'orders',
  /** Who is on duty, and where their codes lead. */
  'roster',
  'users',
  'messages',
  /** To a role or to everybody, rather than to one person. */
  'announcements',
  /** Roles, other people's sessions and second factors. */
  'accounts',
  'audit',
] as const;

export type Desk = (typeof desks)[number];

/** As little as the work needs: whoever has one of these accounts in hand has these desks and no others. */
export const desksOf: Readonly<Record<Role, readonly Desk[]>> = {
  user: [],
  teacher: ['overview', 'essays', 'lessons', 'messages'],
  editor: ['overview', 'key-doubts', 'lessons', 'official-scores', 'comments'],
  support: ['overview', 'feedbacks', 'orders', 'roster', 'users', 'messages'],
  admin: desks,
};

export const staffRoles = roles.filter((role) => role !== 'user');

export const isStaff = (role: Role): boolean => role !== 'user';

export const worksAt = (role: Role, desk: Desk): boolean => desksOf[role].includes(desk);

/** What people leave for the staff, in the order of the desks, and at which desk it is taken up. */
export const deskOfQueue = {
  essays: 'essays',
  'key-doubts': 'key-doubts',
  feedbacks: 'feedbacks',
  /** Questions to the tutors. */
  enquiries: 'feedbacks',
  comments: 'comments',
  orders: 'orders',
} as const satisfies Record<string, Desk>;

export type Queue = keyof typeof deskOfQueue;

export const queues = Object.keys(deskOfQueue) as [Queue, ...Queue[]];

/** Whom to tell when something waits at a desk. */
export const rolesAt = (desk: Desk): readonly Role[] => roles.filter((role) => worksAt(role, desk));
