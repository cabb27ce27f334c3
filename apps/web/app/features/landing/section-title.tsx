export function SectionTitle({ title, lede }: { title: string; lede: string }) {
  return (
    <div className="max-w-[42rem]">
      <h2 className="text-[clamp(2rem,1.4rem+2.4vw,3rem)]">{title}</h2>
      <p className="mt-4 text-[1.125rem] text-soft">{lede}</p>
    </div>
  )
}
