import { useEffect, useRef, useState } from 'react'

const wait = 2000

type PaymentEnd = { onPaid: () => void; onFailed: () => void }

/** Nothing is paid: after a while it is done, or failed where there is no network. */
export function useSimulatedPayment({ onPaid, onFailed }: PaymentEnd) {
  const [isPaying, setIsPaying] = useState(false)
  const running = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(running.current), [])

  const pay = () => {
    setIsPaying(true)
    running.current = setTimeout(() => {
      setIsPaying(false)
      if (navigator.onLine) onPaid()
      else onFailed()
    }, wait)
  }
  return { pay, isPaying }
}
