import { QueryClient } from '@tanstack/react-query'
import { isRetried } from './api-error.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      // The first attempt is made without a network too: a copy may stand in.
      networkMode: 'offlineFirst',
      retry: (failures, error) => failures < 2 && isRetried(error),
    },
  },
})
