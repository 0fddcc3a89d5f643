import { useRouter } from '@tanstack/react-router';
import type { Api } from '../../services/http/index.ts';

/** The page's connection to the API. */
export const useApi = (): Api => useRouter().options.context.api;
