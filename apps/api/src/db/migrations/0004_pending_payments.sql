ALTER TABLE "payments" ADD COLUMN "check_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_pending" ON "payments" USING btree ("user_id","plan_id") WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payments_check_at_idx" ON "payments" USING btree ("check_at") WHERE "payments"."status" = 'pending';