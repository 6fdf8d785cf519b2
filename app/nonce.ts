/** The nonce that lets our own inline scripts run. A browser hides it from scripts, so there it is empty. */
import { createContext } from 'react';

export const NonceContext = createContext('');
