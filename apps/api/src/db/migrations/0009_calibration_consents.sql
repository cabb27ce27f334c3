CREATE TABLE "calibration_consents" (
	"user_id" uuid NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"wording" text NOT NULL,
	"language" text NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "calibration_consents_user_id_given_at_pk" PRIMARY KEY("user_id","given_at")
);
--> statement-breakpoint
ALTER TABLE "calibration_consents" ADD CONSTRAINT "calibration_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calibration_consents_holding" ON "calibration_consents" USING btree ("user_id") WHERE revoked_at is null;