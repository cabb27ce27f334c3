import { QueryClient } from '@tanstack/react-query'
import { isRetried } from './api-error.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      retry: (failures, error) => failures < 2 && isRetried(error),
    },
  },
})
