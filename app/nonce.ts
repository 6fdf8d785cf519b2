/** The nonce that lets our own inline scripts run; known on the server alone. */
import { createContext } from 'react';

export const NonceContext = createContext<string | undefined>(undefined);
