/** Who somebody is to the site: a student, a teacher, or the administrator. */

export const roles = ['user', 'teacher', 'admin'] as const;

export type Role = (typeof roles)[number];
