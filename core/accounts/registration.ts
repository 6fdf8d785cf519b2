/** Who may open an account: anybody, whoever has an invitation of the operator's, or nobody new. */
export const registrationModes = ['open', 'invited', 'closed'] as const;

export type RegistrationMode = (typeof registrationModes)[number];
